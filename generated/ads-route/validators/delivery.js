// Written by `npm run generate` from openapi/. Changes belong there.

const _=v=>{const P=g,k={properties:{query:{type:"object",properties:{post:{$ref:"/shared/0"},path:{$ref:"/shared/1"},device:{
type:"string",enum:["desktop","mobile","tablet"]},_fields:{$ref:"/shared/2"}}},params:{$ref:"/shared/4"},body:{}}};function l(t,{
instancePath:o="",parentData:h,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const r={instancePath:o,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),s++}return l.
errors=e,s===0}const d=v.lengthOf;function y(t,{instancePath:o="",parentData:h,parentDataProperty:c,rootData:p=t}={}){let e=null,
s=0;if(typeof t=="string"){if(d(t)>2e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===
0}function f(t,{instancePath:o="",parentData:h,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(typeof t=="strin\
g"){if(d(t)>8e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must N\
OT have more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}function m(t,{
instancePath:o="",parentData:h,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;
for(let a=0,i=s;a<r&&s===i;a++)f(t[a],{instancePath:o+"/"+a,parentData:t,parentDataProperty:a,rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),s=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return m.errors=e,s===0}function u(t,{instancePath:o="",parentData:h,
parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return u.
errors=e,s===0}function g(t,{instancePath:o="",parentData:h,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
post!==void 0&&(l(r.post,{instancePath:o+"/query/post",parentData:r,parentDataProperty:"post",rootData:p})||(e=e===null?
l.errors:e.concat(l.errors),s=e.length)),r.path!==void 0&&(y(r.path,{instancePath:o+"/query/path",parentData:r,parentDataProperty:"\
path",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.device!==void 0){let a=r.device;if(typeof a!=
"string"){const i={instancePath:o+"/query/device",schemaPath:"#/properties/query/properties/device/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(a==="desktop"||a==="mobile"||a==="tab\
let")){const i={instancePath:o+"/query/device",schemaPath:"#/properties/query/properties/device/enum",keyword:"enum",params:{
allowedValues:k.properties.query.properties.device.enum},message:"must be equal to one of the allowed values"};e===null?
e=[i]:e.push(i),s++}}r._fields!==void 0&&(m(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}else{const a={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}t.
params!==void 0&&(u(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?
u.errors:e.concat(u.errors),s=e.length))}return g.errors=e,s===0}const w=b,D={properties:{query:{type:"object",properties:{
_fields:{$ref:"/shared/2"}}},params:{$ref:"/shared/4"},body:{type:"object",required:["event","ad_ids"],properties:{event:{
type:"string",enum:["impression","click"]},ad_ids:{type:"array",minItems:1,maxItems:20,items:{$ref:"/shared/0"}},token:{
type:"string",maxLength:200},url:{$ref:"/shared/1"},position:{type:"string",maxLength:80}}}}};function b(t,{instancePath:o="",
parentData:h,parentDataProperty:c,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:o+"/que\
ry/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length));else{
const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),s++}}if(t.params!==void 0&&(u(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"\
params",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),t.body!==void 0){let r=t.body;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.event===void 0){const a={instancePath:o+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};e===null?e=[a]:e.push(
a),s++}if(r.ad_ids===void 0){const a={instancePath:o+"/body",schemaPath:"#/properties/body/required",keyword:"required",
params:{missingProperty:"ad_ids"},message:"must have required property 'ad_ids'"};e===null?e=[a]:e.push(a),s++}if(r.event!==
void 0){let a=r.event;if(typeof a!="string"){const i={instancePath:o+"/body/event",schemaPath:"#/properties/body/propert\
ies/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(a==="i\
mpression"||a==="click")){const i={instancePath:o+"/body/event",schemaPath:"#/properties/body/properties/event/enum",keyword:"\
enum",params:{allowedValues:D.properties.body.properties.event.enum},message:"must be equal to one of the allowed values"};
e===null?e=[i]:e.push(i),s++}}if(r.ad_ids!==void 0){let a=r.ad_ids;if(Array.isArray(a)){if(a.length>20){const n={instancePath:o+
"/body/ad_ids",schemaPath:"#/properties/body/properties/ad_ids/maxItems",keyword:"maxItems",params:{limit:20},message:"m\
ust NOT have more than 20 items"};e===null?e=[n]:e.push(n),s++}if(a.length<1){const n={instancePath:o+"/body/ad_ids",schemaPath:"\
#/properties/body/properties/ad_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 it\
ems"};e===null?e=[n]:e.push(n),s++}const i=a.length;for(let n=0,q=s;n<i&&s===q;n++)l(a[n],{instancePath:o+"/body/ad_ids/"+
n,parentData:a,parentDataProperty:n,rootData:p})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)}else{const i={instancePath:o+
"/body/ad_ids",schemaPath:"#/properties/body/properties/ad_ids/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[i]:e.push(i),s++}}if(r.token!==void 0){let a=r.token;if(typeof a=="string"){if(d(a)>200){const i={
instancePath:o+"/body/token",schemaPath:"#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:o+"/body/toke\
n",schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),s++}}if(r.url!==void 0&&(y(r.url,{instancePath:o+"/body/url",parentData:r,parentDataProperty:"u\
rl",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.position!==void 0){let a=r.position;if(typeof a==
"string"){if(d(a)>80){const i={instancePath:o+"/body/position",schemaPath:"#/properties/body/properties/position/maxLeng\
th",keyword:"maxLength",params:{limit:80},message:"must NOT have more than 80 characters"};e===null?e=[i]:e.push(i),s++}}else{
const i={instancePath:o+"/body/position",schemaPath:"#/properties/body/properties/position/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}}else{const a={instancePath:o+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}return b.
errors=e,s===0}return{decideAds:P,trackAds:w}};export{_ as createValidators};

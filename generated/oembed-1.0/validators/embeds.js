// Written by `npm run generate` from openapi/. Changes belong there.

const b=g=>{const q=c,h=g.lengthOf;function n(t,{instancePath:o="",parentData:m,parentDataProperty:f,rootData:i=t}={}){let e=null,
s=0;if(typeof t=="string"){if(h(t)>8e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===
0}function l(t,{instancePath:o="",parentData:m,parentDataProperty:f,rootData:i=t}={}){let e=null,s=0;if(typeof t=="strin\
g"){if(h(t)>2e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return l.errors=e,s===0}function u(t,{
instancePath:o="",parentData:m,parentDataProperty:f,rootData:i=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;
for(let a=0,p=s;a<r&&s===p;a++)n(t[a],{instancePath:o+"/"+a,parentData:t,parentDataProperty:a,rootData:i})||(e=e===null?
n.errors:e.concat(n.errors),s=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return u.errors=e,s===0}function y(t,{instancePath:o="",parentData:m,
parentDataProperty:f,rootData:i=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return y.
errors=e,s===0}function c(t,{instancePath:o="",parentData:m,parentDataProperty:f,rootData:i=t}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const a={instancePath:o+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[a]:e.push(a),s++}r.url!==void 0&&(n(r.url,{instancePath:o+
"/query/url",parentData:r,parentDataProperty:"url",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.
format!==void 0&&(l(r.format,{instancePath:o+"/query/format",parentData:r,parentDataProperty:"format",rootData:i})||(e=e===
null?l.errors:e.concat(l.errors),s=e.length)),r.maxwidth!==void 0&&(l(r.maxwidth,{instancePath:o+"/query/maxwidth",parentData:r,
parentDataProperty:"maxwidth",rootData:i})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r._fields!==void 0&&(u(
r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?u.errors:
e.concat(u.errors),s=e.length))}else{const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}t.params!==void 0&&(y(t.params,{instancePath:o+
"/params",parentData:t,parentDataProperty:"params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}return c.
errors=e,s===0}const v=d,P={properties:{query:{type:"object",properties:{url:{$ref:"/shared/0"},format:{type:"string",enum:[
"json","xml"]},maxwidth:{type:"integer"},maxheight:{type:"integer"},discover:{type:"boolean"},_fields:{$ref:"/shared/2"}},
required:["url"]},params:{$ref:"/shared/3"},body:{}}};function d(t,{instancePath:o="",parentData:m,parentDataProperty:f,
rootData:i=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.url===void 0){const a={instancePath:o+"/query",schemaPath:"#/properties/query/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[a]:e.push(a),
s++}if(r.url!==void 0&&(n(r.url,{instancePath:o+"/query/url",parentData:r,parentDataProperty:"url",rootData:i})||(e=e===
null?n.errors:e.concat(n.errors),s=e.length)),r.format!==void 0){let a=r.format;if(typeof a!="string"){const p={instancePath:o+
"/query/format",schemaPath:"#/properties/query/properties/format/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[p]:e.push(p),s++}if(!(a==="json"||a==="xml")){const p={instancePath:o+"/query/format",schemaPath:"\
#/properties/query/properties/format/enum",keyword:"enum",params:{allowedValues:P.properties.query.properties.format.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(r.maxwidth!==void 0){let a=r.maxwidth;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const p={instancePath:o+"/query/maxwidth",schemaPath:"#/proper\
ties/query/properties/maxwidth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.
push(p),s++}}if(r.maxheight!==void 0){let a=r.maxheight;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const p={
instancePath:o+"/query/maxheight",schemaPath:"#/properties/query/properties/maxheight/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}if(r.discover!==void 0&&typeof r.discover!="boolean"){
const a={instancePath:o+"/query/discover",schemaPath:"#/properties/query/properties/discover/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),s++}r._fields!==void 0&&(u(r._fields,{instancePath:o+
"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?u.errors:e.concat(u.errors),s=e.length))}else{
const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),s++}}t.params!==void 0&&(y(t.params,{instancePath:o+"/params",parentData:t,parentDataProperty:"\
params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}return d.errors=e,s===0}return{getEmbed:q,getProxiedEmbed:v}};export{b as createValidators};

// Written by `npm run generate` from openapi/. Changes belong there.

const A=q=>{const w=P;function n(t,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===0}const k={type:"object",required:[
"requests"],properties:{validation:{type:"string",enum:["require-all-validate","normal","atomic"]},requests:{type:"array",
maxItems:25,items:{$ref:"/schemas/BatchRequest"}}}},b={type:"object",required:["path"],properties:{method:{type:"string",
enum:["POST","PUT","PATCH","DELETE"]},path:{type:"string",maxLength:16e3},body:{type:"object",additionalProperties:!0},headers:{
type:"object",additionalProperties:{type:["string","number","boolean","array"],maxLength:8e3,items:{type:"string",maxLength:2e3}}}}},
f=q.lengthOf;function u(t,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.path===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}if(t.method!==void 0){
let r=t.method;if(typeof r!="string"){const a={instancePath:o+"/method",schemaPath:"#/properties/method/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(r==="POST"||r==="PUT"||r==="PATC\
H"||r==="DELETE")){const a={instancePath:o+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:b.
properties.method.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.path!==
void 0){let r=t.path;if(typeof r=="string"){if(f(r)>16e3){const a={instancePath:o+"/path",schemaPath:"#/properties/path/\
maxLength",keyword:"maxLength",params:{limit:16e3},message:"must NOT have more than 16000 characters"};e===null?e=[a]:e.
push(a),s++}}else{const a={instancePath:o+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.body!==void 0){let r=t.body;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const a={instancePath:o+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){const a=s;for(const i in r){if(s!==a)break;let p=r[i];if(typeof p!="string"&&!(typeof p=="numb\
er"&&isFinite(p))&&typeof p!="boolean"&&!Array.isArray(p)){const m={instancePath:o+"/headers/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:b.properties.headers.
additionalProperties.type},message:"must be string,number,boolean,array"};e===null?e=[m]:e.push(m),s++}if(typeof p=="str\
ing"&&f(p)>8e3){const m={instancePath:o+"/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/he\
aders/additionalProperties/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 chara\
cters"};e===null?e=[m]:e.push(m),s++}if(Array.isArray(p)){const m=p.length;for(let h=0,j=s;h<m&&s===j;h++){let v=p[h];if(typeof v==
"string"){if(f(v)>2e3){const y={instancePath:o+"/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"#/\
properties/headers/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have m\
ore than 2000 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:o+"/headers/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+h,schemaPath:"#/properties/headers/additionalProperties/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),s++}}}}}else{const a={instancePath:o+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return u.errors=e,s===0}function c(t,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.requests===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"requests"},message:"must have required property 'requests'"};e===null?e=[r]:
e.push(r),s++}if(t.validation!==void 0){let r=t.validation;if(typeof r!="string"){const a={instancePath:o+"/validation",
schemaPath:"#/properties/validation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}if(!(r==="require-all-validate"||r==="normal"||r==="atomic")){const a={instancePath:o+"/validation",schemaPath:"\
#/properties/validation/enum",keyword:"enum",params:{allowedValues:k.properties.validation.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(t.requests!==void 0){let r=t.requests;if(Array.isArray(r)){
if(r.length>25){const i={instancePath:o+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{
limit:25},message:"must NOT have more than 25 items"};e===null?e=[i]:e.push(i),s++}const a=r.length;for(let i=0,p=s;i<a&&
s===p;i++)u(r[i],{instancePath:o+"/requests/"+i,parentData:r,parentDataProperty:i,rootData:l})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)}else{const a={instancePath:o+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return c.errors=e,s===0}function P(t,{
instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0;return t&&typeof t=="object"&&!Array.
isArray(t)&&(t.query!==void 0&&(n(t.query,{instancePath:o+"/query",parentData:t,parentDataProperty:"query",rootData:l})||
(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.params!==void 0&&(n(t.params,{instancePath:o+"/params",parentData:t,
parentDataProperty:"params",rootData:l})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.body!==void 0&&(c(t.body,
{instancePath:o+"/body",parentData:t,parentDataProperty:"body",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),s=e.
length))),P.errors=e,s===0}return{runBatch:w}};export{A as createValidators};

// Written by `npm run generate` from openapi/. Changes belong there.

const D=P=>{const h=c;function l(r,{instancePath:p="",parentData:u,parentDataProperty:m,rootData:o=r}={}){let e=null,s=0;
if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++)if(typeof r[a]!="string"){const n={instancePath:p+"/"+a,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return l.errors=e,s===0}const g={type:"string",enum:["view","embed","edit"]};function y(r,{instancePath:p="",parentData:u,
parentDataProperty:m,rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||
r==="edit")){const t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:g.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function i(r,{instancePath:p="",
parentData:u,parentDataProperty:m,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(l(r._fields,{instancePath:p+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?l.errors:
e.concat(l.errors),s=e.length)),r.context!==void 0&&(y(r.context,{instancePath:p+"/context",parentData:r,parentDataProperty:"\
context",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length));else{const t={instancePath:p,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===
0}function c(r,{instancePath:p="",parentData:u,parentDataProperty:m,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",
rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const a={instancePath:p+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}return c.errors=e,s===0}const v=f,b=new RegExp("[\
\\w-]+","u");function f(r,{instancePath:p="",parentData:u,parentDataProperty:m,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.type===void 0){const a={instancePath:p+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[a]:e.push(
a),s++}if(t.type!==void 0){let a=t.type;if(typeof a=="string"){if(!b.test(a)){const n={instancePath:p+"/params/type",schemaPath:"\
#/properties/params/properties/type/pattern",keyword:"pattern",params:{pattern:"[\\w-]+"},message:'must match pattern "[\
\\w-]+"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:p+"/params/type",schemaPath:"#/properties/params/prop\
erties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const a={
instancePath:p+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[a]:e.push(a),s++}}return f.errors=e,s===0}return{getType:v,listTypes:h}};export{D as createValidators};

// Written by `npm run generate` from openapi/. Changes belong there.

const D=P=>{const h=m;function l(r,{instancePath:o="",parentData:u,parentDataProperty:c,rootData:n=r}={}){let e=null,s=0;
if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++)if(typeof r[a]!="string"){const p={instancePath:o+"/"+a,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return l.errors=e,s===0}const g={type:"string",enum:["view","embed","edit"]};function y(r,{instancePath:o="",parentData:u,
parentDataProperty:c,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||
r==="edit")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:g.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function i(r,{instancePath:o="",
parentData:u,parentDataProperty:c,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(l(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?l.errors:
e.concat(l.errors),s=e.length)),r.context!==void 0&&(y(r.context,{instancePath:o+"/context",parentData:r,parentDataProperty:"\
context",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length));else{const t={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===
0}function m(r,{instancePath:o="",parentData:u,parentDataProperty:c,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",
rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const a={instancePath:o+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}return m.errors=e,s===0}const v=f,b=new RegExp("[\
\\w-]+","u");function f(r,{instancePath:o="",parentData:u,parentDataProperty:c,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.location===void 0){const a={instancePath:o+"/params",schemaPath:"#/properties/params/r\
equired",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?
e=[a]:e.push(a),s++}if(t.location!==void 0){let a=t.location;if(typeof a=="string"){if(!b.test(a)){const p={instancePath:o+
"/params/location",schemaPath:"#/properties/params/properties/location/pattern",keyword:"pattern",params:{pattern:"[\\w-]\
+"},message:'must match pattern "[\\w-]+"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+"/params/location",
schemaPath:"#/properties/params/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:o+"/params",schemaPath:"#/properties/params/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}return f.errors=e,s===0}return{getMenuLocation:v,
listMenuLocations:h}};export{D as createValidators};
